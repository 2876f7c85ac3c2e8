import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Link } from '../inputs/link.tsx'
import { Callout } from './callout.tsx'
import { RetryCallout } from './retry-callout.tsx'

export default {
  title: 'Callout',
  group: 'Data',
  render: () => (
    <>
      <Specimen title="Info" block>
        <Callout>
          You can update the title and description of each individual form in their respective settings page.
        </Callout>
      </Specimen>
      <Specimen title="Warning with an action" block>
        <Callout
          tone="warning"
          title="You have 0 Account Landing Pages remaining."
          action={<Button size="sm">Contact Support</Button>}
        >
          Archive a published page or ask for more.
        </Callout>
      </Specimen>
      <Specimen title="Danger with a link and a way out" block>
        <Callout tone="danger" title="Something went wrong" onDismiss={() => {}}>
          The summary could not be written. <Link to="/design">Read about it</Link>
        </Callout>
      </Specimen>
      <Specimen title="Something to try again" block>
        <RetryCallout title="The segments could not be loaded" onRetry={() => {}} />
      </Specimen>
      <Specimen title="Success" block>
        <Callout tone="success" title="Your domain is connected" />
      </Specimen>
    </>
  ),
} satisfies GalleryPart
