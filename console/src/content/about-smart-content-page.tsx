import { contentMedia } from '@gable/shared/content/content-kind.ts'
import { postcardPrice } from '@gable/shared/credits/credits.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { mediumParam, useContentPaths } from '../layout/paths/content-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { mediumLabels } from './content-labels.ts'

/** Explains smart content to agents. */
export function AboutSmartContentPage() {
  const [params] = useSearchParams()
  const medium = contentMedia.find((candidate) => candidate === params.get(mediumParam)) ?? 'EMAIL'
  const { listPath } = useContentPaths(medium)
  const emails = useContentPaths('EMAIL')
  const postcards = useContentPaths('POSTCARD')
  return (
    <Page
      title="What is Smart Content"
      width="reading"
      description="Emails and postcards that stay fresh without your work."
      actions={
        <>
          <Button to={emails.getNewPath(true)}>Smart Emails</Button>
          <Button to={postcards.getNewPath(true)}>Smart Postcards</Button>
        </>
      }
    >
      <TopBarSlot>
        <Breadcrumb
          items={[{ label: mediumLabels[medium].plural, to: listPath }, { label: 'What is Smart Content' }]}
        />
      </TopBarSlot>
      <div className="space-y-8">
        <Section title="Why your contacts keep reading">
          The tenth copy of the same email is deleted unread, and mail providers notice: they move the eleventh to spam.
          The tenth copy of the same postcard is thrown away without a look at its back. Smart Content changes its texts
          and pictures on a schedule, and the subject of emails, so the next one is worth opening.
        </Section>
        <Section title="What changes, and what does not">
          A smart template has several variations, all on the same topic. Gable publishes one of them at a time. Your
          logo, colors, disclaimer and postal address are in every variation. The value of the home, its equity and the
          sales nearby are those of the contact on the day of sending or printing.
        </Section>
        <Section title="What a postcard costs">
          {`A smart postcard costs ${postcardPrice} credits, like every postcard. A new variation costs nothing and needs no approval. Postcards that wait for the printer keep the variation with which they were queued.`}
        </Section>
        <Section title="What happens to a variation that does badly">
          Gable compares the complaints and unsubscribes of emails. A variation that is clearly worse than the others is
          dropped and never sent again. The versions on the page of the email show when and why. Postcards take turns
          through all their variations.
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
