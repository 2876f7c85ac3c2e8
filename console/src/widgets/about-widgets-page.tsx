import { Calculator, House, type LucideIcon, Search, Wallet } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { widgetsPath } from './widget-paths.ts'

/** Explains what widgets and calculators are, and how one gets onto a website. */
export function AboutWidgetsPage() {
  const pathTo = useAccountPath()
  return (
    <Page
      title="What are Widgets"
      description="Small tools for your own website, in your branding. Visitors learn something about their home or their budget, and you learn who they are."
      width="wide"
      actions={<Button to={pathTo(widgetsPath)}>Go to Widgets</Button>}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {kinds.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex">
            <Card className="flex-1">
              <Icon aria-hidden="true" className="size-5 text-accent-ink" />
              <h2 className="mt-3 font-semibold">{title}</h2>
              <p className="mt-1 text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="how" className="mt-10 max-w-[720px]">
        <h2 id="how" className="font-semibold text-lead">
          How they get onto a website
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

const kinds: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Search,
    title: 'Address Search',
    text: 'One line for the top of a page. Whoever types their address goes on to your home value form.',
  },
  {
    icon: House,
    title: 'Home-Sale Calculator',
    text: 'Sale price less loan and costs: what would be left for the seller, with figures anybody can change.',
  },
  {
    icon: Calculator,
    title: 'Mortgage Calculator',
    text: 'From a price to a monthly payment, with property tax and home insurance of the state.',
  },
  {
    icon: Wallet,
    title: 'Affordability Calculator',
    text: 'From income and debts to a price that fits, and perhaps to the home that is sold first.',
  },
]

const answers = [
  {
    question: 'What do I have to do?',
    answer:
      'Choose a template, change its words, and copy its code into your website. Website builders have a block for code; it goes there.',
  },
  {
    question: 'And when I change it later?',
    answer: 'Save here, and every website that shows the widget shows the change within a minute. The code stays.',
  },
  {
    question: 'What do I learn?',
    answer:
      'How often it was seen, how many visitors began, and how many left their details. Those are contacts and leads at once, with what they entered.',
  },
  {
    question: 'Does it slow down my website?',
    answer: 'Hardly: it is smaller than a photo, holds its place while it loads, and sets no cookie.',
  },
]
