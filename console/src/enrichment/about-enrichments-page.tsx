import { Banknote, Home, type LucideIcon, Scale, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { AnsweredQuestions } from '../layout/answered-questions.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'

export function AboutEnrichmentsPage() {
  return (
    <Page
      title="What are Enrichments"
      description="Facts about a contact's property, found by its address. We keep them up to date and show them wherever you work with the contact."
      width="wide"
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'What are Enrichments' }]} />
      </TopBarSlot>
      <div className="grid gap-4 sm:grid-cols-2">
        {enrichments.map(({ icon, title, text, items }) => (
          <EnrichmentCard key={title} icon={icon} title={title} items={items}>
            {text}
          </EnrichmentCard>
        ))}
      </div>
      <AnsweredQuestions title="How it works" questions={questions} />
    </Page>
  )
}

interface Enrichment {
  icon: LucideIcon
  title: string
  text: string
  items: readonly string[]
}

const enrichments: readonly Enrichment[] = [
  {
    icon: TrendingUp,
    title: 'Value',
    text: 'What the property may be worth today. Estimates come from several providers, each with a range.',
    items: ['Estimate with low and high', 'Provider confidence', 'Value history'],
  },
  {
    icon: Banknote,
    title: 'Mortgage',
    text: 'What the owner still owes, and what they would gain by selling or refinancing.',
    items: ['Loan amount and lender', 'Equity and loan-to-value', "Their rate compared with today's rates"],
  },
  {
    icon: Home,
    title: 'Property',
    text: 'What public records say about the house and the lot.',
    items: ['Beds, baths and living area', 'Lot, year built and type', 'Owner and last sale'],
  },
  {
    icon: Scale,
    title: 'Neighborhood',
    text: 'What sold nearby, and how the property compares.',
    items: ['Recent sales and listings', 'Price per square foot', 'Days on market'],
  },
]

const questions = [
  {
    question: 'When is a property enriched?',
    answer: 'As soon as a contact has an address we can find. Values are updated when providers publish new ones.',
  },
  {
    question: 'Where do I see it?',
    answer: "On the contact's property page, in the seller dashboards you share, and in your emails and postcards.",
  },
  {
    question: 'Can I correct it?',
    answer: 'Yes. Values you enter always come first and are never overwritten.',
  },
  {
    question: 'What if no data is found?',
    answer: 'We leave the value out instead of guessing. Check the address for typos.',
  },
]

function EnrichmentCard({ icon: Icon, title, items, children }: Omit<Enrichment, 'text'> & { children: ReactNode }) {
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
