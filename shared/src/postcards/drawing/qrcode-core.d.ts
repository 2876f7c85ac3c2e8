/** Without the parts that draw into a canvas or a file. */
declare module 'qrcode/lib/core/qrcode.js' {
  export function create(
    segments: { data: string; mode: 'alphanumeric' }[],
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; get(row: number, column: number): 0 | 1 | boolean } }
}
