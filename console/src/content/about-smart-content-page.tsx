import type { ReactNode } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'

/** Explains smart content to agents. */
export function AboutSmartContentPage() {
  const { listPath, getNewPath } = useContentPaths('EMAIL')
  return (
    <Page
      title="What is Smart Content"
      width="reading"
      description="Emails and postcards that stay fresh without your work."
      actions={
        <Button variant="primary" to={getNewPath(true)}>
          See Smart Templates
        </Button>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Emails', to: listPath }, { label: 'What is Smart Content' }]} />
      </TopBarSlot>
      <div className="space-y-8">
        <Section title="Why your contacts keep reading">
          The tenth copy of the same email is deleted unread, and mail providers notice: they move the eleventh to spam.
          Smart Content changes its subject, texts and pictures on a schedule, so the next one is worth opening.
        </Section>
        <Section title="What changes, and what does not">
          A smart template has several variations, all on the same topic. Gable publishes one of them at a time. Your
          logo, colors, disclaimer and postal address are in every variation. The value of the home, its equity and the
          sales nearby are those of the contact on the day of sending.
        </Section>
        <Section title="What happens to a variation that does badly">
          Gable compares complaints and unsubscribes. A variation that is clearly worse than the others is dropped and
          never sent again. The versions on the page of the email show when and why.
        </Section>
        <Section title="When to write your own">
          Choose a customizable template for news only you can tell: an open house, a listing, a greeting. You edit it,
          and it stays as you publish it. An account uses each smart template once, so a template that is in use cannot
          be picked again.
        </Section>
      </div>
    </Page>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-2">
    <h2 className="font-semibold text-lead">{title}</h2>
    <p className="text-muted">{children}</p>
  </section>
)
