/// <reference path="./qrcode-core.d.ts" />
import { create } from 'qrcode/lib/core/qrcode.js'
import type { Box } from './drawing.ts'

/** Digits, capitals and a few signs, which a code holds in little space. */
export const qrTextPattern = /^[0-9A-Z $%*+./:-]+$/

interface QrCode {
  /** Modules on each side, without the quiet zone. */
  size: number
  isDark(column: number, row: number): boolean
}

/** Cameras need this much white around the code, in modules. */
export const quietModules = 4

export function createQrCode(text: string): QrCode {
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (column, row) => Boolean(modules.get(row, column)) }
}

/** The dark modules as one path: neighbors in a row are one rectangle, so that no seam shows in print. */
export function getQrPath({ size, isDark }: QrCode, box: Pick<Box, 'x' | 'y' | 'width'>): string {
  const module = box.width / size
  const parts: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(column, row)) continue
      let end = column
      while (end + 1 < size && isDark(end + 1, row)) end++
      const [x, y] = [box.x + column * module, box.y + row * module]
      parts.push(`M${round(x)} ${round(y)}h${round((end - column + 1) * module)}v${round(module)}H${round(x)}Z`)
      column = end
    }
  }
  return parts.join('')
}

const round = (value: number) => Math.round(value * 1000) / 1000
