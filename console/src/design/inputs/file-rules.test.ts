import { imageBytesMaximum } from '@gable/shared/media/image.ts'
import { expect, test } from 'vitest'
import { formatFileSize, formatFileTypes, getFileError } from './file-rules.ts'

const rules = { accept: ['png', 'jpg', 'jpeg', 'svg'], maxBytes: 2 * 1024 * 1024 }

test('an image of an accepted type and size is valid, whatever the case of its extension', () => {
  expect(getFileError({ name: 'Front.PNG', type: 'image/png', size: 10 }, rules)).toBeUndefined()
  expect(getFileError({ name: 'image', type: 'image/jpeg', size: 10 }, rules)).toBeUndefined()
  expect(getFileError({ name: 'logo', type: 'image/svg+xml', size: 2 * 1024 * 1024 }, rules)).toBeUndefined()
})

test('a CSV is recognized by its extension, because its MIME type depends on the machine', () => {
  const csv = { accept: ['csv'], maxBytes: 5_000_000 }
  expect(getFileError({ name: 'contacts.csv', type: 'application/vnd.ms-excel', size: 10 }, csv)).toBeUndefined()
  expect(getFileError({ name: 'contacts.xlsx', type: 'text/csv', size: 10 }, csv)).toBe('Choose a CSV file')
})

test('a rejected file says why', () => {
  expect(getFileError({ name: 'plan.pdf', type: 'application/pdf', size: 10 }, rules)).toBe(
    'Choose a PNG, JPG or SVG file',
  )
  expect(getFileError({ name: 'png', type: '', size: 0 }, rules)).toBe('This file is empty')
  expect(getFileError({ name: 'a.png', type: 'image/png', size: 12_400_000 }, rules)).toBe(
    'This file is 12 MB. The maximum is 2 MB.',
  )
  expect(getFileError({ name: 'a.png', type: 'image/png', size: rules.maxBytes + 1 }, rules)).toBe(
    'This file is slightly over 2 MB. The maximum is 2 MB.',
  )
})

test('sizes and types read naturally', () => {
  expect(
    [12, 1024, 1536, 860_160, 1_047_552, 1_048_576, 2_516_582, imageBytesMaximum, 12_582_912].map(formatFileSize),
  ).toEqual(['12 bytes', '1 KB', '1.5 KB', '840 KB', '1023 KB', '1 MB', '2.4 MB', '5 MB', '12 MB'])
  expect(formatFileTypes(['csv'])).toBe('CSV')
  expect(formatFileTypes(['png', 'jpg'])).toBe('PNG or JPG')
})
