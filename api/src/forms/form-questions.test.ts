import type { FormChange } from '@gable/shared/forms/form.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { questionMessages } from '@gable/shared/forms/question-messages.ts'
import { describe, expect } from 'vitest'
import { createChoice, createQuestion } from '../testing/form-questions.ts'
import { test, type World } from '../testing/world.ts'

async function openForm({ factory }: World) {
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const params = { formId: agency.formIds.get('BUYER') ?? '' }
  const read = () => owner.call('GET /agent/forms/form/:formId', { params })
  const save = async (change: Partial<FormChange>) =>
    owner.call('PATCH /agent/forms/form/:formId', { params, body: { ...(await read()), ...change } as FormChange })
  const addAttribute = (label: string, type: 'TEXT' | 'MONEY' | 'CHOICE', choices: string[] = []) =>
    owner.call('POST /agent/attributes', { body: { entity: 'CONTACT', label, type, choices } })
  return { agency, owner, params, read, save, addAttribute }
}

const keepIn = (key: string) => ({ storage: { kind: 'ATTRIBUTE', key } }) as const

describe('the questions of a form', () => {
  test('are saved in order, counted as a new version, and copied with the form', async ({ world }) => {
    const { owner, params, read, save } = await openForm(world)
    const hasHome = createQuestion('YES_NO', ' Do you own\na home? ', { isRequired: true })
    const when = createQuestion('CHOICE', 'When?', {
      choices: [createChoice('Soon', 'Hot'), createChoice('Later')],
      storage: { kind: 'TAGS' },
      condition: { questionId: hasHome.id, value: 'YES' },
    })
    const saved = await save({ questions: [hasHome, when], questionPlace: 'AFTER_DETAILS' })
    expect(saved).toMatchObject({ questionsVersion: 2, questionPlace: 'AFTER_DETAILS' })
    expect(saved.questions).toEqual([{ ...hasHome, label: { en: 'Do you own a home?', es: '' } }, when])
    expect(await save({ title: 'Another title' })).toMatchObject({ questionsVersion: 2, questions: saved.questions })

    const { questions: _, questionPlace: __, ...withoutQuestions } = await read()
    const kept = await owner.call('PATCH /agent/forms/form/:formId', { params, body: withoutQuestions as FormChange })
    expect(kept.questions).toEqual(saved.questions)

    const copy = await owner.call('POST /agent/forms/form/:formId/clone', { params })
    expect(copy).toMatchObject({ questions: saved.questions, questionPlace: 'AFTER_DETAILS', questionsVersion: 1 })
  })

  test('are refused when they are too many, incomplete, or depend on a later one', async ({ world }) => {
    const { save } = await openForm(world)
    const [first, second] = [createQuestion('YES_NO', 'First'), createQuestion('SHORT_TEXT', 'Second')]
    const cases: [FormQuestion[], Record<string, string>][] = [
      [Array.from({ length: 21 }, () => createQuestion('DATE', 'When?')), { questions: questionMessages.tooMany }],
      [[createQuestion('DATE', '  ')], { 'questions.0.label.en': 'This field is required' }],
      [[createQuestion('CHOICE', 'Which?')], { 'questions.0.choices': questionMessages.tooFewChoices }],
      [
        [createQuestion('CHOICE', 'Which?', { choices: Array.from({ length: 21 }, (_, n) => createChoice(`${n}`)) })],
        { 'questions.0.choices': questionMessages.tooManyChoices },
      ],
      [
        [createQuestion('CHOICES', 'Which?', { choices: [createChoice('A'), createChoice('a')] })],
        { 'questions.0.choices.1.label.en': questionMessages.repeatedChoice },
      ],
      [[first, first], { 'questions.1.id': questionMessages.repeated }],
      [
        [{ ...second, condition: { questionId: first.id, value: 'YES' } }, first],
        { 'questions.0.condition.questionId': questionMessages.laterSource('First') },
      ],
      [
        [second, { ...first, condition: { questionId: second.id, value: 'x' } }],
        { 'questions.1.condition.questionId': questionMessages.noBranch },
      ],
      [
        [first, { ...second, condition: { questionId: first.id, value: 'MAYBE' } }],
        { 'questions.1.condition.value': questionMessages.missingAnswer },
      ],
      [[{ ...second, storage: { kind: 'TAGS' } }], { 'questions.0.storage.kind': questionMessages.noTags }],
    ]
    for (const [questions, fields] of cases)
      await expect(save({ questions })).rejects.toMatchObject({ code: 'invalid', fields })
  })

  test('keep answers only in attributes that exist and fit', async ({ world }) => {
    const { save, addAttribute } = await openForm(world)
    const rooms = await addAttribute('Rooms', 'CHOICE', ['One', 'Two'])
    const which = (...labels: string[]) =>
      createQuestion('CHOICE', 'Rooms?', { ...keepIn(rooms.key), choices: labels.map((label) => createChoice(label)) })
    for (const [question, message] of [
      [createQuestion('MONEY', 'Budget?', keepIn('nothing')), questionMessages.missingAttribute],
      [createQuestion('MONEY', 'Budget?', keepIn(rooms.key)), questionMessages.wrongAttribute],
      [which('one', 'Three'), questionMessages.missingOption('Three')],
    ] as const)
      await expect(save({ questions: [question] })).rejects.toMatchObject({
        fields: { 'questions.0.storage.key': message },
      })
    expect(await save({ questions: [which('one', 'TWO')] })).toMatchObject({ questionsVersion: 2 })
  })

  test('no longer keep answers in an attribute that is deleted', async ({ world }) => {
    const { owner, read, save, addAttribute } = await openForm(world)
    const [town, budget] = [await addAttribute('Town', 'TEXT'), await addAttribute('Budget', 'MONEY')]
    await save({
      questions: [
        createQuestion('SHORT_TEXT', 'Where?', keepIn(town.key)),
        createQuestion('MONEY', 'How much?', keepIn(budget.key)),
      ],
    })
    const before = await read()
    await owner.call('DELETE /agent/attributes/:attributeId', { params: { attributeId: town._id } })
    const { questions, updatedAt } = await read()
    expect(questions.map(({ storage }) => storage)).toEqual([{ kind: 'SUBMISSION' }, keepIn(budget.key).storage])
    expect(updatedAt > before.updatedAt).toBe(true)
    await expect(save({ basedOn: before.updatedAt })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('follow a tag that is renamed', async ({ world }) => {
    const { owner, params, read, save } = await openForm(world)
    await owner.call('POST /agent/contacts', {
      body: { firstName: 'Ada', lastName: '', tags: ['Hot'] } as never,
    })
    const choices = [createChoice('Now', 'Hot'), createChoice('Later', 'Cold')]
    await save({ questions: [createQuestion('CHOICE', 'When?', { choices, storage: { kind: 'TAGS' } })] })
    await save({ questions: [...(await read()).questions, createQuestion('DATE', 'Day?')] })
    await owner.call('POST /agent/tags/renamed', { body: { tag: 'Hot', to: 'Urgent' } })
    expect((await read()).questions[0]?.choices.map(({ onChosen }) => onChosen.tag)).toEqual(['Urgent', 'Cold'])
    const earlier = await world.owner.db
      .selectFrom('form_question_versions')
      .select('questions')
      .where('form_id', '=', params.formId)
      .where('version', '=', 2)
      .executeTakeFirstOrThrow()
    expect(earlier.questions[0]?.choices[0]?.onChosen.tag).toBe('Urgent')
  })
})

test('a form sends visitors on to an https page only', async ({ world }) => {
  const { read, save } = await openForm(world)
  const redirectTo = async (redirectUrl: string) =>
    save({ exitSettings: { ...(await read()).exitSettings, redirectUrl } })
  for (const url of ['http://example.com', 'javascript:alert(1)', 'https://localhost', 'example.com'])
    await expect(redirectTo(url)).rejects.toMatchObject({
      fields: { 'exitSettings.redirectUrl': 'Please enter a URL that starts with https://' },
    })
  expect((await redirectTo('https://example.com/thanks?a=1')).exitSettings.redirectUrl).toBe(
    'https://example.com/thanks?a=1',
  )
  expect((await redirectTo('')).exitSettings.redirectUrl).toBe('')
})

test('questions are invisible to other accounts and need the marketing permission', async ({ world }) => {
  const { params, save, read } = await openForm(world)
  const saved = await save({ questions: [createQuestion('DATE', 'When?')] })
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const body = saved as unknown as FormChange
  await expect(rival.call('PATCH /agent/forms/form/:formId', { params, body })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await read()).updatedAt).toBe(saved.updatedAt)
})
