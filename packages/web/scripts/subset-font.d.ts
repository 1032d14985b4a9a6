/** What is used of a package that brings no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: { [axis: string]: Axis };
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
