import { expect, test } from 'vitest'
import { namesLike } from './mention-names.ts'

const agents = ['Ada Moss', 'Ines Cole', 'Zoë Adair', 'Tom Reed'].map((fullName) => ({ _id: fullName, fullName }))
const like = (query: string) => namesLike(agents, query).map(({ fullName }) => fullName)

test('a mention finds people by the beginning of any of their names', () => {
  expect(like('')).toHaveLength(4)
  expect(like('ad')).toEqual(['Ada Moss', 'Zoë Adair'])
  expect(like('zoe')).toEqual(['Zoë Adair'])
  expect(like('ines co')).toEqual(['Ines Cole'])
  expect(like('moss went')).toEqual([])
})
