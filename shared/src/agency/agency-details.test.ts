import { expect, test } from 'vitest'
import { AgencyDetails } from './agency-details.ts'

const details = { agencyName: 'Moss', brokerage: 'Moss', license: 'ME-1' }

test.each([
  ['harborhill.com', 'https://harborhill.com'],
  ['www.harborhill.com/team', 'https://www.harborhill.com/team'],
  ['http://harborhill.com', 'http://harborhill.com'],
  ['HTTPS://harborhill.com', 'HTTPS://harborhill.com'],
  ['', ''],
])('the website %s is saved as %s', (input, website) => {
  expect(AgencyDetails.parse({ ...details, website: input })).toMatchObject({ website })
})

test.each(['javascript:alert(1)', 'moss daughters', 'nowhere'])('%s is not a website', (website) => {
  expect(AgencyDetails.safeParse({ ...details, website }).error?.issues).toMatchObject([
    { path: ['website'], message: 'Please enter a valid URL' },
  ])
})
