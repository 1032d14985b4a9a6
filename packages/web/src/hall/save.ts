/** Hands something to the person as a file of plain data. */
export function saveFile(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A table's name as the beginning of a file's. */
export const fileName = (game: string, table: string): string => `${game}-${table.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
