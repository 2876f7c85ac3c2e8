import { expect, test } from 'vitest'
import { qrFileName } from './qr-file-name.ts'

test.for([
  ['Home Value Leads', 'png', 'Home Value Leads QrCode.png'],
  ['St. Paul v1.2', 'png', 'St_ Paul v1_2 QrCode.png'],
  ['...', 'svg', '___ QrCode.svg'],
] as const)('the QR code of “%s” as a %s file is named %s', ([name, extension, file]) => {
  expect(qrFileName(name, extension)).toBe(file)
})
