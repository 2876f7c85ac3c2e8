import { newId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import { mintAccountScope } from '../platform/mint.ts'
import { createKnownLinks } from './known-links.ts'

const createLink = (code: string) => ({
  code,
  scope: mintAccountScope(newId()),
  contactId: newId(),
  propertyId: newId(),
  isRevoked: false,
})

test('of many links, those that nobody has opened for the longest are forgotten', () => {
  const links = createKnownLinks(2)
  for (const code of ['first', 'second']) links.add(createLink(code))
  expect(links.get('first')).toMatchObject({ code: 'first' })
  links.add(createLink('third'))
  expect(['first', 'second', 'third'].map((code) => links.get(code)?.code)).toEqual(['first', undefined, 'third'])
  links.delete('third')
  expect(links.get('third')).toBeUndefined()
})
