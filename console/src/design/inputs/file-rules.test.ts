import { imageBytesMaximum } from '@gable/shared/media/image.ts'
import { expect, test } from 'vitest'
import { fileProblem, kindsText, sizeText } from './file-rules.ts'

const rules = { accept: ['png', 'jpg', 'jpeg', 'svg'], maxBytes: 2 * 1024 * 1024 }

test('a picture of an accepted kind and size is taken, whatever its case', () => {
  expect(fileProblem({ name: 'Front.PNG', type: 'image/png', size: 10 }, rules)).toBeUndefined()
  expect(fileProblem({ name: 'image', type: 'image/jpeg', size: 10 }, rules)).toBeUndefined()
  expect(fileProblem({ name: 'logo', type: 'image/svg+xml', size: 2 * 1024 * 1024 }, rules)).toBeUndefined()
})

test('a list of contacts is known by its ending, since its type depends on the machine', () => {
  const csv = { accept: ['csv'], maxBytes: 5_000_000 }
  expect(fileProblem({ name: 'contacts.csv', type: 'application/vnd.ms-excel', size: 10 }, csv)).toBeUndefined()
  expect(fileProblem({ name: 'contacts.xlsx', type: 'text/csv', size: 10 }, csv)).toBe('Choose a CSV file')
})

test('a file that cannot be taken is told why', () => {
  expect(fileProblem({ name: 'plan.pdf', type: 'application/pdf', size: 10 }, rules)).toBe(
    'Choose a PNG, JPG or SVG file',
  )
  expect(fileProblem({ name: 'png', type: '', size: 0 }, rules)).toBe('This file is empty')
  expect(fileProblem({ name: 'a.png', type: 'image/png', size: 12_400_000 }, rules)).toBe(
    'This file is 12 MB. It may be at most 2 MB.',
  )
})

test('sizes and kinds read as people say them', () => {
  expect(
    [12, 1024, 1536, 860_160, 1_047_552, 1_048_576, 2_516_582, imageBytesMaximum, 12_582_912].map(sizeText),
  ).toEqual(['12 bytes', '1 KB', '1.5 KB', '840 KB', '1023 KB', '1 MB', '2.4 MB', '5 MB', '12 MB'])
  expect(kindsText(['csv'])).toBe('CSV')
  expect(kindsText(['png', 'jpg'])).toBe('PNG or JPG')
})
