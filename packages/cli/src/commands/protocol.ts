/** `guildhall protocol`: one JSON request per line in, one JSON reply per line out. */
import type { Context } from '../context.ts';
import { tooDeep } from '../depth.ts';
import type { Line } from '../lines.ts';
import { Problem } from '../problem.ts';
import { Conversation, FIELDS, isRequest, RefusedReply, type Reply } from '../protocol/requests.ts';

export async function protocol(ctx: Context): Promise<void> {
  const conversation = new Conversation(ctx);
  for await (const line of ctx.terminal.lines()) {
    if (!line.tooLong && line.text.trim() === '') continue;
    ctx.terminal.out(`${JSON.stringify(await reply(ctx, conversation, line))}\n`);
    if (conversation.over) return;
  }
}

/** Never throws: whatever comes in, a reply goes out, and a request that fails changes nothing. */
export async function reply(ctx: Context, conversation: Conversation, line: Line): Promise<Reply> {
  const { protocol: words } = ctx.text;
  if (line.tooLong) return { ok: false, error: words.tooLong };
  if (tooDeep(line.text)) return { ok: false, error: words.tooDeep };
  let request: unknown;
  try {
    request = JSON.parse(line.text);
  } catch {
    return { ok: false, error: words.notJson };
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return { ok: false, error: words.notAnObject };
  const { do: name, id, ...fields } = request as { [field: string]: unknown };
  const echo: Reply = Object.hasOwn(request, 'id') ? { id } : {};
  if (name === undefined) return { ...echo, ok: false, error: words.notAnObject };
  try {
    if (!isRequest(name)) return { ...echo, ok: false, error: words.unknown(short(name), Object.keys(FIELDS)) };
    const known: readonly string[] = FIELDS[name];
    const strange = Object.keys(fields).find((field) => !known.includes(field));
    if (strange !== undefined) return { ...echo, ok: false, error: words.strange(short(strange), name) };
    return { ...echo, ok: true, ...(await conversation.handle(name, fields)) };
  } catch (error) {
    if (error instanceof RefusedReply) return { ...echo, ok: false, error: error.message, refusal: error.refusal };
    if (error instanceof Problem) return { ...echo, ok: false, error: error.message };
    return { ...echo, ok: false, error: words.internal(error instanceof Error ? error.message : String(error)) };
  }
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
