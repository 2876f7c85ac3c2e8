import { expect, test } from 'vitest'
import { parseTags } from './parse-tags.ts'

test.for([
  ['buyer, VIP;lake | garden', ['buyer', 'VIP', 'lake', 'garden']],
  ['#buyer #hot-lead', ['buyer', 'hot-lead']],
  ['#buyer, #hot-lead', ['buyer', 'hot-lead']],
  ['"Past Client"', ['Past Client']],
  ['"Past Client","Smith, Jones & Co"', ['Past Client', 'Smith, Jones & Co']],
  ['* myContacts ::: Past Client ::: * friends', ['Past Client']],
  ['Follow up #2', ['Follow up #2']],
  ['12:30 showing', ['12:30 showing']],
  ['6" pipe', ['6" pipe']],
  [' , ; "" ', []],
] as const)('the tags of %j are %j', ([cell, tags]) => {
  expect(parseTags(cell)).toEqual(tags)
})
