import { expect } from 'vitest'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function createForm(world: World) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { type: 'SEARCH' }))
  const params = { formId: page.journey.forms[0]?.id ?? '' }
  const save = async (change: object) => {
    const { _id, name, updatedAt, questionsVersion, isArchived, ...form } = await owner.call(
      'GET /agent/forms/form/:formId',
      { params },
    )
    const settings = { ...form.settings, firstNameMandatory: true as const, lastNameMandatory: true as const }
    return owner.call('PATCH /agent/forms/form/:formId', { params, body: { ...form, settings, ...change } })
  }
  const read = async (lang: 'en' | 'es') => {
    const query = { lang }
    const { subjectId } = page
    const { forms } = await world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId }, query })
    return [forms[0]?.title, forms[0]?.description]
  }
  return { owner, params, save, read }
}

test('a form shows the agency’s Spanish to visitors who read Spanish, and its English to all others', async ({
  world,
}) => {
  const { owner, params, save, read } = await createForm(world)
  const spanish = { title: '¿Cuánto vale su casa en Dover?', description: 'Díganos dónde está.' }
  const english = { title: 'What is it worth in Dover?', description: 'Tell us where it is.' }
  expect(await save({ ...english, spanish })).toMatchObject({ ...english, spanish })
  expect(await read('es')).toEqual([spanish.title, spanish.description])
  expect(await read('en')).toEqual([english.title, english.description])
  const copy = await owner.call('POST /agent/forms/form/:formId/clone', { params })
  expect(copy.spanish).toEqual(spanish)
})

test('a form without Spanish has ours for the texts we wrote, and English for the others', async ({ world }) => {
  const { save, read } = await createForm(world)
  expect((await read('es'))[0]).toBe('¿Cuánto vale su casa?')
  await save({ description: 'Tell us where it is.', spanish: { title: '', description: '' } })
  expect(await read('es')).toEqual(['¿Cuánto vale su casa?', 'Tell us where it is.'])
})

test('Spanish texts that are too long are refused, and a client that sends none keeps them', async ({ world }) => {
  const { save, read } = await createForm(world)
  await save({ spanish: { title: 'Su casa', description: '' } })
  await save({ spanish: undefined, title: 'Your home' })
  expect((await read('es'))[0]).toBe('Su casa')
  await expect(save({ spanish: { title: 'x'.repeat(97), description: '' } })).rejects.toMatchObject({ code: 'invalid' })
})
