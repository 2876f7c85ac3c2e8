import { Banknote, Home, type LucideIcon, Scale, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'

/** Explains what is added to a contact's homes, and what it is good for. */
export function EnrichmentsPage() {
  return (
    <Page
      title="What are Enrichments"
      description="Facts about a contact's home that you did not have to ask for: found by its address, kept up to date, and shown wherever you work with the contact."
      width="wide"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {kinds.map(({ icon, title, text, items }) => (
          <Kind key={title} icon={icon} title={title} items={items}>
            {text}
          </Kind>
        ))}
      </div>
      <section aria-labelledby="how" className="mt-10 max-w-[720px]">
        <h2 id="how" className="font-semibold text-lead">
          How it works
        </h2>
        <dl className="mt-3 divide-y divide-line border-line border-y">
          {answers.map(({ question, answer }) => (
            <div key={question} className="py-4">
              <dt className="font-medium">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  )
}

interface Enrichment {
  icon: LucideIcon
  title: string
  text: string
  items: readonly string[]
}

const kinds: readonly Enrichment[] = [
  {
    icon: TrendingUp,
    title: 'Value',
    text: 'What the home may be worth today, by more than one provider, each with its own range.',
    items: ['Estimate with low and high', 'Confidence of the provider', 'How the value has moved'],
  },
  {
    icon: Banknote,
    title: 'Mortgage',
    text: 'What is still owed, and what the owner would gain by selling or by another loan.',
    items: ['Loan amount and lender', 'Equity and loan to value', 'Rate against the rates of today'],
  },
  {
    icon: Home,
    title: 'Home',
    text: 'What the public record says about the house and the land it stands on.',
    items: ['Beds, baths and living area', 'Lot, year built and type', 'Owner and last sale'],
  },
  {
    icon: Scale,
    title: 'Neighborhood',
    text: 'What sold nearby, and how the home compares with it.',
    items: ['Recent sales and listings', 'Price per square foot', 'Days on the market'],
  },
]

const answers = [
  {
    question: 'When is a home enriched?',
    answer:
      'As soon as a contact has an address we can place. Values are looked up again as providers publish new ones.',
  },
  {
    question: 'Where do I see it?',
    answer:
      'On the property of the contact, in the seller dashboard you share, and in the emails and postcards you send.',
  },
  {
    question: 'Can I correct it?',
    answer: 'What you enter yourself always stands above what was looked up, and is never overwritten by it.',
  },
  {
    question: 'What if nothing is found?',
    answer: 'Then nothing is shown: a number is left out rather than guessed. Check the address for a typing error.',
  },
]

function Kind({ icon: Icon, title, items, children }: Omit<Enrichment, 'text'> & { children: ReactNode }) {
  return (
    <Card>
      <Icon aria-hidden="true" className="size-5 text-accent-ink" />
      <h2 className="mt-3 font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{children}</p>
      <ul className="mt-3 list-disc space-y-1 pl-4 text-table marker:text-faint">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  )
}
