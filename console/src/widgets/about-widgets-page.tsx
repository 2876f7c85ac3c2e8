import { Calculator, House, type LucideIcon, Search, Wallet } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { AnsweredQuestions } from '../layout/answered-questions.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { widgetsPath } from './widget-paths.ts'

export function AboutWidgetsPage() {
  const pathTo = useAccountPath()
  return (
    <Page
      title="What are Widgets"
      description="Small tools for your own website, in your branding. Visitors learn about their home or their budget, and you learn who they are."
      width="wide"
      actions={<Button to={pathTo(widgetsPath)}>Go to Widgets</Button>}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Widgets', to: pathTo(widgetsPath) }, { label: 'What are Widgets' }]} />
      </TopBarSlot>
      <ul className="grid gap-4 sm:grid-cols-2">
        {types.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex">
            <Card className="flex-1">
              <Icon aria-hidden="true" className="size-5 text-accent-ink" />
              <h2 className="mt-3 font-semibold">{title}</h2>
              <p className="mt-1 text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <AnsweredQuestions title="How to add them to your website" questions={questions} />
    </Page>
  )
}

const types: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Search,
    title: 'Address Search',
    text: 'A search bar for the top of a page. Visitors type in their address and continue to your home value form.',
  },
  {
    icon: House,
    title: 'Home-Sale Calculator',
    text: 'Sale price minus mortgage and closing costs: what the seller walks away with. Visitors can change every number.',
  },
  {
    icon: Calculator,
    title: 'Mortgage Calculator',
    text: 'From a home price to a monthly payment, including the state’s property tax and home insurance.',
  },
  {
    icon: Wallet,
    title: 'Affordability Calculator',
    text: 'From income and debt to an affordable price. It can also ask about a home to sell first.',
  },
]

const questions = [
  {
    question: 'How do I set one up?',
    answer:
      'Pick a template, edit its text, and copy its code into your website. In a website builder, paste it into a code block.',
  },
  {
    question: 'Can I change it later?',
    answer:
      'Yes. Save your changes here, and every website with the widget shows them within a minute. The code stays the same.',
  },
  {
    question: 'What do I learn?',
    answer:
      'How many people saw it, how many started, and how many left their details. Those become contacts and leads right away, along with what they entered.',
  },
  {
    question: 'Does it slow down my website?',
    answer: 'Hardly. It is smaller than a photo, reserves its space while it loads, and sets no cookies.',
  },
]
