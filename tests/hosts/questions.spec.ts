import { createChoice, createQuestion } from '../../api/src/testing/form-questions.ts'
import { findAccessibilityViolations } from '../support/accessibility.ts'
import { expect, test } from './host-test.ts'
import { createVisitor } from './visitor.ts'

test('a widget asks the questions of the agency after the contact details', async ({
  page,
  open,
  widgets,
  agency,
  owner,
}) => {
  const own = createQuestion('YES_NO', 'Do you own a home?', { isRequired: true })
  const about = createQuestion('LONG_TEXT', 'Tell us about it', { condition: { questionId: own.id, value: 'YES' } })
  const wants = createQuestion('CHOICE', 'What next?', { choices: [createChoice('A house'), createChoice('A condo')] })
  await owner.db
    .updateTable('forms')
    .set({ questions: JSON.stringify([own, about, wants]), question_place: 'AFTER_DETAILS' })
    .where('account_id', '=', agency.accountId)
    .execute()
  await open({ body: `<main><h1>Sell your home</h1>${widgets.map(({ code }) => code).join('')}</main>` })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const { element, fillForm, send, thanks } of visitors) {
    await fillForm()
    await expect(element.getByText(/^By submitting this form/)).toBeHidden()
    await element.getByRole('button', { name: 'Continue' }).click()
    await expect(element.getByRole('heading', { name: 'A few questions' })).toBeFocused()
    await expect(element.getByText(/^By submitting this form/)).toBeVisible()
    await element.getByRole('radio', { name: 'Yes' }).check()
    await element.getByLabel('Tell us about it').fill('Two floors.\nA porch.')
    await element.getByRole('radio', { name: 'A condo' }).check()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await send.click()
    await expect(thanks).toBeVisible()
  }
  const stored = await owner.db
    .selectFrom('submissions')
    .select(['answers', 'state'])
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(stored).toHaveLength(widgets.length)
  for (const { answers, state } of stored) {
    expect(state).toBe('NEW')
    expect(answers).toEqual(
      expect.arrayContaining([
        { label: 'Do you own a home?', value: 'Yes' },
        { label: 'Tell us about it', value: 'Two floors.\nA porch.' },
        { label: 'What next?', value: 'A condo' },
      ]),
    )
  }
})
