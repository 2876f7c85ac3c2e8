import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { test, type World } from '../testing/world.ts'

/** An agency whose plan allows this many account and personal pages; its agents have personalized URLs. */
async function createLimitedAgency(world: World, account: number, personal: number) {
  const plan_id = newId()
  const numerical_feature_map = JSON.stringify({ 'landing-pages': account, 'personalized-urls': personal })
  await world.owner.db
    .insertInto('plans')
    .values({ id: plan_id, plan_name: 'Tight', feature_flags: '{}', numerical_feature_map })
    .execute()
  const agency = await world.factory.createAgency({ plan_id })
  await completeBrand(world, agency.brandingId)
  const createAgent = async () => {
    const agent = await world.factory.createAgent(agency, { purl_id: newId() })
    return {
      createPage: (kind: 'account' | 'agent') =>
        agent.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
          params: { templateId: 'home-value' },
          body: { landingPageName: 'One more' },
        }),
      setStatus: (verb: 'archived' | 'unarchived', pageId: string) =>
        agent.call(`POST /agent/landing-page/page/:pageId/${verb}`, { params: { pageId } }),
      clone: (pageId: string) =>
        agent.call('POST /agent/landing-page/page/:pageId/clone', {
          params: { pageId },
          body: { landingPageName: 'One more' },
        }),
    }
  }
  return { createAgent }
}

test.for([
  ['account', '', 'Account'],
  ['agent', 'personal ', 'Personal'],
] as const)(
  'a plan without remaining pages rejects creating, cloning and unarchiving a page: %s',
  async ([kind, word, title], { world }) => {
    const ada = await (await createLimitedAgency(world, 2, 2)).createAgent()
    const [first, second] = [await ada.createPage(kind), await ada.createPage(kind)]
    await ada.setStatus('archived', second._id)
    await ada.createPage(kind)
    await expect(ada.createPage(kind)).rejects.toMatchObject({
      code: 'conflict',
      message: `You have 0 ${title} Landing Pages remaining.`,
    })
    await expect(ada.clone(first._id)).rejects.toMatchObject({
      message: `You cannot clone ${word}landing pages as you've reached your plan's limit.`,
    })
    await expect(ada.setStatus('unarchived', second._id)).rejects.toMatchObject({
      message: `You cannot unarchive ${word}landing pages as you've reached your plan's limit.`,
    })
  },
)

test('account pages and personal pages have separate limits, and each agent has their own', async ({ world }) => {
  const { createAgent } = await createLimitedAgency(world, 1, 1)
  const [ada, ben] = [await createAgent(), await createAgent()]
  await ada.createPage('account')
  await ada.createPage('agent')
  await ben.createPage('agent')
  await expect(ben.createPage('account')).rejects.toMatchObject({ code: 'conflict' })
})

test('concurrent requests never exceed the limit', async ({ world }) => {
  const { createAgent } = await createLimitedAgency(world, 3, 0)
  const agents = [await createAgent(), await createAgent()]
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => agents[n % 2]?.createPage('account')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
