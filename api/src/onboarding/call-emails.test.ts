import { expect, test } from 'vitest'
import { renderBookedEmails } from './call-emails.ts'

const call = {
  id: 'call-1',
  startsAt: new Date('2026-03-09T14:00:00Z'),
  endsAt: new Date('2026-03-09T14:20:00Z'),
  agencyName: 'Moss & Daughters',
  timeZone: 'America/New_York',
  fullName: 'Ada Moss',
  email: 'ada@moss.example',
  phone: '(207) 555-0134',
  ownTimeZone: 'America/Denver',
}
const settings = {
  CONSOLE_ORIGIN: 'https://app.gable.test',
  PORT: 4000,
  MAIL_FROM: 'Gable <hello@gable.test>',
  SUPPORT_URL: 'mailto:help@gable.test,team@gable.test?subject=Help',
}

test('the confirmation is in the time zone of the agent, and the announcement in that of the agency', () => {
  const [confirmation, ...announcements] = renderBookedEmails(call, settings)
  expect(confirmation?.text).toContain('Monday, March 9 at 8:00 AM, Mountain Time.')
  expect(confirmation?.text).toContain("We'll call you at (207) 555-0134.")
  expect(confirmation?.calendar?.content).toContain('UID:call-1@app.gable.test')
  expect(confirmation?.calendar?.content).toContain('ORGANIZER:mailto:hello@gable.test')
  expect(announcements.map(({ to }) => to)).toEqual(['help@gable.test', 'team@gable.test'])
  expect(announcements[0]?.text).toContain('Monday, March 9 at 10:00 AM, Eastern Time.')
})

test('an agent without a phone number is asked for one, and a support page gets no email', () => {
  const emails = renderBookedEmails({ ...call, phone: null }, { ...settings, SUPPORT_URL: 'https://help.example' })
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('Add a phone number:\nhttps://app.gable.test/settings/profile')
})
