import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { Link } from '../inputs/link.tsx'
import { Callout } from './callout.tsx'
import { RetryCallout } from './retry-callout.tsx'

export default {
  title: 'Callout',
  group: 'Data',
  render: () => (
    <>
      <Example title="Info" block>
        <Callout>
          You can update the title and description of each individual form in their respective settings page.
        </Callout>
      </Example>
      <Example title="Warning with an action" block>
        <Callout
          tone="warning"
          title="You have 0 Account Landing Pages remaining."
          action={<Button size="sm">Contact Support</Button>}
        >
          Archive a published page or ask for a higher limit.
        </Callout>
      </Example>
      <Example title="Danger with a link and a dismiss button" block>
        <Callout tone="danger" title="Something went wrong" onDismiss={() => {}}>
          The summary could not be created. <Link to="/design">Learn more</Link>
        </Callout>
      </Example>
      <Example title="Retry" block>
        <RetryCallout title="The segments could not be loaded" onRetry={() => {}} />
      </Example>
      <Example title="Success" block>
        <Callout tone="success" title="Your domain is connected" />
      </Example>
    </>
  ),
} satisfies GalleryEntry
