import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { test, type World } from '../testing/world.ts'

/** An agency that may publish so many of each, with one person who has an address of their own. */
async function agencyAllowed(world: World, account: number, personal: number) {
  const plan_id = newId()
  const numerical_feature_map = JSON.stringify({ 'landing-pages': account, 'personalized-urls': personal })
  await world.owner.db
    .insertInto('plans')
    .values({ id: plan_id, plan_name: 'Tight', feature_flags: '{}', numerical_feature_map })
    .execute()
  const agency = await world.founding.agency({ plan_id })
  await completeBrand(world, agency.brandingId)
  const person = async () => {
    const someone = await world.founding.person(agency, { purl_id: newId() })
    return {
      make: (kind: 'account' | 'agent') =>
        someone.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
          params: { templateId: 'home-value' },
          body: { landingPageName: 'One more' },
        }),
      act: (verb: 'archived' | 'unarchived', pageId: string) =>
        someone.call(`POST /agent/landing-page/page/:pageId/${verb}`, { params: { pageId } }),
      clone: (pageId: string) =>
        someone.call('POST /agent/landing-page/page/:pageId/clone', {
          params: { pageId },
          body: { landingPageName: 'One more' },
        }),
    }
  }
  return { person }
}

test.for([
  ['account', '', 'Account'],
  ['agent', 'personal ', 'Personal'],
] as const)(
  'a plan that is used up refuses another %s page, each time in its words',
  async ([kind, word, title], { world }) => {
    const ada = await (await agencyAllowed(world, 2, 2)).person()
    const [first, second] = [await ada.make(kind), await ada.make(kind)]
    await ada.act('archived', second._id)
    await ada.make(kind)
    await expect(ada.make(kind)).rejects.toMatchObject({
      code: 'conflict',
      message: `You have 0 ${title} Landing Pages remaining.`,
    })
    await expect(ada.clone(first._id)).rejects.toMatchObject({
      message: `You cannot clone ${word}landing pages as you've reached your plan's limit.`,
    })
    await expect(ada.act('unarchived', second._id)).rejects.toMatchObject({
      message: `You cannot unarchive ${word}landing pages as you've reached your plan's limit.`,
    })
  },
)

test('pages of the account and of its people are counted apart, and each person has an own allowance', async ({
  world,
}) => {
  const { person } = await agencyAllowed(world, 1, 1)
  const [ada, ben] = [await person(), await person()]
  await ada.make('account')
  await ada.make('agent')
  await ben.make('agent')
  await expect(ben.make('account')).rejects.toMatchObject({ code: 'conflict' })
})

test('many who publish at the same moment get exactly what is left', async ({ world }) => {
  const { person } = await agencyAllowed(world, 3, 0)
  const people = [await person(), await person()]
  const asked = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => people[n % 2]?.make('account')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
