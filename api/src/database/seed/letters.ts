import type { Chance } from './chance.ts'
import type { Contact } from './contacts.ts'
import { hasDashboard, visitDashboard } from './dashboard-story.ts'
import type { Lead } from './leads.ts'
import { visitorMinute } from './rhythm.ts'
import type { Setting } from './setting.ts'
import { type Happening, later, tell } from './telling.ts'

/** Answers to submissions, and a letter on the second Tuesday of some months, until the reader has had enough. */
export function lettersTo(setting: Setting, contacts: Contact[], leads: Lead[]): Happening[] {
  const chance = setting.chanceOf('letters')
  const mailings = secondTuesdays(setting)
  const submissions = leads.filter(({ submission }) => submission)
  return contacts.flatMap((contact) => {
    if (!contact.email || contact.isNonMarketing) return []
    const answers = submissions
      .filter((lead) => lead.contact === contact)
      .map((lead) => ({ at: later(lead.createdAt, 2), subject: answerTo(lead), eagerness: 0.5 }))
    const news = mailings
      .filter(() => chance.happens(0.3))
      .map((day) => ({
        at: later(setting.calendar.at(day, 9 * 60 + 30), chance.between(0, 12)),
        subject: newsOf(setting, day, contact),
        eagerness: 0,
      }))
    const told: Happening[] = []
    for (const letter of [...answers, ...news].sort((one, other) => one.at.getTime() - other.at.getTime())) {
      const enough = told.some(({ kind, at }) => kind === 'UNSUBSCRIBED' && at < letter.at)
      if (letter.at > contact.createdAt && !enough) told.push(...journeyOf(setting, chance, contact, letter))
    }
    return told
  })
}

interface Letter {
  at: Date
  subject: string
  /** How much likelier than any other it is opened. */
  eagerness: number
}

function secondTuesdays({ calendar }: Setting) {
  return Array.from({ length: calendar.today }, (_, day) => day).filter((day) => {
    const dayOfMonth = Number(calendar.dateOf(day).slice(8))
    return calendar.weekday(day) === 2 && dayOfMonth > 7 && dayOfMonth < 15
  })
}

/** What becomes of one letter. */
function journeyOf(setting: Setting, chance: Chance, contact: Contact, { at, subject, eagerness }: Letter) {
  const about = { contact, ownership: contact.ownerships[0] }
  const mail = { emailId: chance.id(at), subject }
  const told = [
    tell(chance, at, { ...about, agent: contact.owner }, { eventGroup: 'EMAIL', kind: 'SENT', detail: mail }),
  ]
  if (!chance.happens(0.22 + 0.45 * contact.interest + eagerness)) return told

  const read = later(at, chance.happens(0.4) ? chance.between(1, 90) : 24 * 60 + visitorMinute(chance) - 570)
  told.push(tell(chance, read, about, { eventGroup: 'EMAIL', kind: 'OPENED', detail: mail }))
  if (chance.happens(0.018))
    told.push(tell(chance, later(read, 1), about, { eventGroup: 'EMAIL', kind: 'UNSUBSCRIBED', detail: mail }))
  else if (hasDashboard(contact) && chance.happens(0.05 + 0.4 * contact.interest)) {
    const detail = { ...mail, label: 'See my home' }
    told.push(tell(chance, later(read, 0.7), about, { eventGroup: 'EMAIL', kind: 'CLICKED', detail }))
    told.push(...visitDashboard(setting, chance, later(read, 0.75), about))
  }
  return told
}

function answerTo({ leadType, ownership }: Lead) {
  const address = ownership ? `${ownership.home.doorNumber} ${ownership.home.street}` : undefined
  if (leadType === 'HV' && address) return `What ${address} is worth`
  if (leadType === 'SELLER' && address) return `Selling ${address}: your next steps`
  if (leadType === 'MORTGAGE') return 'Your monthly payment, worked out'
  if (leadType === 'BUYER') return 'Homes within your reach'
  return 'Thank you for getting in touch'
}

function newsOf({ calendar }: Setting, day: number, { ownerships }: Contact) {
  const month = calendar.dateOf(day).slice(5, 7)
  const [ownership] = ownerships
  if (!ownership) return `New on the market in ${months[Number(month) - 1]}`
  const { town, street } = ownership.home
  const seasonal: Record<string, string> = {
    '01': `What ${town.name} can expect this year`,
    '03': 'Eight weeks to a spring listing',
    '06': `Who is buying around ${street}`,
    '09': 'Before the leaves fall: a home check',
    '12': `The year in ${town.name}, in five numbers`,
  }
  return seasonal[month] ?? `${town.name} market notes, ${months[Number(month) - 1]}`
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
)
