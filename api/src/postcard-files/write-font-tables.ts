import { readFileSync, writeFileSync } from 'node:fs'
import { createFontTable, printFontTable } from './create-font-table.ts'
import { fontFiles } from './font-files.ts'

// Run with tsx after a font has changed: npx tsx api/src/postcard-files/write-font-tables.ts
for (const [font, path] of Object.entries(fontFiles)) {
  const target = new URL(`../../../shared/src/postcards/drawing/font-tables/${font}.ts`, import.meta.url)
  writeFileSync(target, printFontTable(createFontTable(readFileSync(path))))
}
