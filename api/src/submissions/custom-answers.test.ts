import type { FormChange } from '@gable/shared/forms/form.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { describe, expect } from 'vitest'
import { createChoice, createQuestion } from '../testing/form-questions.ts'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

/** A page with a form of these questions. */
async function openPage(world: World, questions: FormQuestion[]) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const formId = agency.formIds.get('BUYER') ?? ''
  const params = { formId }
  const save = async (questions: FormQuestion[]) => {
    const form = await owner.call('GET /agent/forms/form/:formId', { params })
    return owner.call('PATCH /agent/forms/form/:formId', { params, body: { ...form, questions } as FormChange })
  }
  const { questionsVersion } = await save(questions)
  const asset = await world.factory.createAsset(agency, {
    kind: 'landing-page',
    settings: JSON.stringify({ action: { actionType: 'FORM', value: formId } }),
  })
  const page = await openJourney(world, agency, asset)
  const answer = (values: Record<string, string>, fields: object = {}, version = questionsVersion) =>
    page.submit({
      questionAnswers: {
        formId,
        version,
        answers: Object.entries(values).map(([questionId, value]) => ({ questionId, value })),
      },
      ...fields,
    })
  return { ...page, agency, owner, formId, save, answer }
}

const keepIn = (key: string) => ({ storage: { kind: 'ATTRIBUTE', key } }) as const

describe('answers to the questions of an agency', () => {
  test('are stored as the visitor saw them, in every place that shows a submission', async ({ world }) => {
    const [now, later] = [createChoice('Now', '', 'Ahora'), createChoice('Later')]
    const when = createQuestion('CHOICES', 'When?', { choices: [now, later] })
    const when_es = { ...when, label: { en: 'When?', es: '¿Cuándo?' } }
    const own = createQuestion('YES_NO', 'Own a home?')
    const [price, day, note] = [
      createQuestion('MONEY', 'Budget'),
      createQuestion('DATE', 'Moving day'),
      createQuestion('LONG_TEXT', 'Wishes'),
    ]
    const page = await openPage(world, [when_es, own, price, day, note])
    const values = {
      [when.id]: `${later.id},${now.id}`,
      [own.id]: 'YES',
      [price.id]: '450,000',
      [day.id]: '2027-03-05',
      [note.id]: 'A <b>yard</b>',
    }
    expect((await page.answer(values)).statusCode).toBe(200)
    const { submissions, entries } = await page.getStored()
    const seen = [
      { label: 'When?', value: 'Now, Later' },
      { label: 'Own a home?', value: 'Yes' },
      { label: 'Budget', value: '$450,000' },
      { label: 'Moving day', value: 'March 5, 2027' },
      { label: 'Wishes', value: 'A <b>yard</b>' },
    ]
    expect(submissions[0]?.answers).toEqual(seen)
    expect(entries.find(({ kind }) => kind === 'SUBMITTED')?.detail).toMatchObject({ answers: seen })
    const params = { submissionId: submissions[0]?.id ?? '' }
    expect(await page.owner.call('GET /agent/submissions/:submissionId', { params })).toMatchObject({ answers: seen })
  })

  test('are worded in the language of the visitor', async ({ world }) => {
    const when = {
      ...createQuestion('CHOICE', 'When?', { choices: [createChoice('Now', '', 'Ahora'), createChoice('Later')] }),
      label: { en: 'When?', es: '¿Cuándo?' },
    }
    const own = createQuestion('YES_NO', 'Own a home?')
    const page = await openPage(world, [when, own])
    const journey = await world.anonymous.call('GET /public/journeys/:subjectId', {
      params: { subjectId: page.subjectId },
      query: { lang: 'es' },
    })
    expect(journey.forms[0]?.questions?.map(({ label }) => label)).toEqual(['¿Cuándo?', 'Own a home?'])
    const values = { [when.id]: when.choices[0]?.id ?? '', [own.id]: 'NO' }
    const { wording, version, seal } = journey.consent
    const { privacyUrl, termsUrl } = journey.brand
    const consent = { wording, version, seal, privacyUrl, termsUrl }
    expect((await page.answer(values, { language: 'es', consent })).statusCode).toBe(200)
    const { submissions } = await page.getStored()
    expect(submissions[0]?.answers).toEqual([
      { label: '¿Cuándo?', value: 'Ahora' },
      { label: 'Own a home?', value: 'No' },
    ])
  })

  test('are checked, with an error at each question', async ({ world }) => {
    const questions = [
      createQuestion('SHORT_TEXT', 'Where?', { isRequired: true }),
      createQuestion('NUMBER', 'Rooms'),
      createQuestion('DATE', 'Day'),
      createQuestion('PHONE', 'Other phone'),
      createQuestion('CHOICE', 'Which?', { isRequired: true, choices: [createChoice('A'), createChoice('B')] }),
    ]
    const page = await openPage(world, questions)
    const [where, rooms, day, phone, which] = questions.map(({ id }) => id) as [string, string, string, string, string]
    const response = await page.answer({
      [where]: ' ',
      [rooms]: 'many',
      [day]: '2027-02-30',
      [phone]: '12',
      [which]: 'C',
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({
      [`questions.${where}`]: 'Please fill this in.',
      [`questions.${rooms}`]: 'Please enter a number.',
      [`questions.${day}`]: 'Please enter a date.',
      [`questions.${phone}`]: 'Please enter a phone number with area code.',
      [`questions.${which}`]: 'Please choose an answer.',
    })
    expect((await page.getStored()).submissions).toEqual([])
  })

  test('are ignored where the condition of the question is not met', async ({ world }) => {
    const own = createQuestion('YES_NO', 'Own a home?', { isRequired: true })
    const worth = createQuestion('MONEY', 'Its price?', {
      isRequired: true,
      condition: { questionId: own.id, value: 'YES' },
    })
    const page = await openPage(world, [own, worth])
    expect((await page.answer({ [own.id]: 'YES' })).json().fields).toEqual({
      [`questions.${worth.id}`]: 'Please fill this in.',
    })
    expect((await page.answer({ [own.id]: 'NO', [worth.id]: 'nonsense' })).statusCode).toBe(200)
    expect((await page.getStored()).submissions[0]?.answers).toEqual([{ label: 'Own a home?', value: 'No' }])
  })

  test('become attributes and tags of the contact, and overwrite nothing', async ({ world }) => {
    const agency = await openPage(world, [])
    const { owner } = agency
    const add = (label: string, type: 'MONEY' | 'TEXT') =>
      owner.call('POST /agent/attributes', { body: { entity: 'CONTACT', label, type, choices: [] } })
    const [budget, town] = [await add('Top price', 'MONEY'), await add('Town', 'TEXT')]
    const tagged = createQuestion('CHOICES', 'Looking for?', {
      choices: [createChoice('House', 'Wants house'), createChoice('Condo', 'Wants condo'), createChoice('Land')],
      storage: { kind: 'TAGS' },
    })
    const [price, where] = [
      createQuestion('MONEY', 'Budget?', keepIn(budget.key)),
      createQuestion('SHORT_TEXT', 'Where?', keepIn(town.key)),
    ]
    const { questionsVersion } = await agency.save([tagged, price, where])
    const details = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' }
    const [house, condo] = tagged.choices.map(({ id }) => id)
    const send = (values: Record<string, string>) => agency.answer(values, { details }, questionsVersion)
    await send({ [tagged.id]: `${house}`, [price.id]: '$300,000.50' })
    await send({ [tagged.id]: `${house},${condo}`, [price.id]: '1', [where.id]: 'Dover' })
    const { contacts } = await agency.getStored()
    expect(contacts).toHaveLength(1)
    expect(contacts[0]).toMatchObject({
      tags: ['Wants house', 'Wants condo'],
      custom: { [budget.key]: 30_000_050, [town.key]: 'Dover' },
    })
  })
})

describe('a form that changed while a visitor filled it in', () => {
  test('accepts the answers to the questions that the visitor saw', async ({ world }) => {
    const [old, asked] = [
      createQuestion('SHORT_TEXT', 'Old question', { isRequired: true }),
      createQuestion('DATE', 'Day'),
    ]
    const page = await openPage(world, [old, asked])
    const added = createQuestion('SHORT_TEXT', 'New question', { isRequired: true })
    await page.save([{ ...asked, label: { en: 'Which day?', es: '' } }, added])
    expect((await page.answer({ [old.id]: 'Still here', [asked.id]: '2027-01-02' })).statusCode).toBe(200)
    expect((await page.getStored()).submissions[0]?.answers).toEqual([
      { label: 'Old question', value: 'Still here' },
      { label: 'Day', value: 'January 2, 2027' },
    ])
    expect((await page.answer({ [asked.id]: '2027-01-02' })).statusCode).toBe(422)
  })

  test('keeps what fits of a version that is gone, and accepts scripts that ask no questions', async ({ world }) => {
    const asked = createQuestion('NUMBER', 'Rooms', { isRequired: true })
    const page = await openPage(world, [asked, createQuestion('SHORT_TEXT', 'Where?', { isRequired: true })])
    expect((await page.answer({ [asked.id]: '4' }, {}, 999)).statusCode).toBe(200)
    expect((await page.answer({ [asked.id]: 'four' }, {}, 999)).statusCode).toBe(200)
    expect((await page.answer({}, { questionAnswers: undefined })).statusCode).toBe(200)
    const { submissions } = await page.getStored()
    expect(submissions.map(({ answers }) => answers)).toEqual([[{ label: 'Rooms', value: '4' }], [], []])
  })
})

test('answers that went to spam reach the contact once an agent accepts them', async ({ world }) => {
  const page = await openPage(world, [])
  const attribute = await page.owner.call('POST /agent/attributes', {
    body: { entity: 'CONTACT', label: 'Pets', type: 'TEXT', choices: [] },
  })
  const pets = createQuestion('SHORT_TEXT', 'Pets?', keepIn(attribute.key))
  const { questionsVersion } = await page.save([pets])
  await page.answer({ [pets.id]: 'Two cats' }, { website: 'https://spam.example' }, questionsVersion)
  const [spam] = (await page.getStored()).submissions
  expect(spam).toMatchObject({ state: 'SPAM', contact_id: null })
  await page.owner.call('POST /agent/submissions/:submissionId/not-spam', { params: { submissionId: spam?.id ?? '' } })
  expect((await page.getStored()).contacts[0]).toMatchObject({ custom: { [attribute.key]: 'Two cats' } })
})
