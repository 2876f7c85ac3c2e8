import { expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

const agents = ['Ada Moss', 'Ines Cole', 'Zoë Adair', 'Tom Reed'].map((fullName) => ({ _id: fullName, fullName }))
const find = (query: string) => findMentions(agents, query).map(({ fullName }) => fullName)

test('a mention matches the start of any part of a name', () => {
  expect(find('')).toHaveLength(4)
  expect(find('ad')).toEqual(['Ada Moss', 'Zoë Adair'])
  expect(find('zoe')).toEqual(['Zoë Adair'])
  expect(find('ines co')).toEqual(['Ines Cole'])
  expect(find('moss went')).toEqual([])
})
