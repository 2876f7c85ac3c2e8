import { verifyExample } from '@gable/shared/webhooks/verify-example.ts'
import { CodeBlock } from '../design/data/code-block.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'

/** Instructions for building a receiver. */
export function VerifyCard() {
  return (
    <Card title="Verify requests" description="Every request is signed with its webhook’s secret and a timestamp.">
      <ul className="mb-3 list-disc space-y-1 pl-5 text-muted">
        <li>
          <Code>Gable-Signature</Code> is <Code>v1=</Code> followed by the HMAC-SHA256 of <Code>Gable-Timestamp</Code>,
          a dot, and the body.
        </li>
        <li>
          Respond with a 2xx status within 10 seconds. Anything else is retried, up to ten attempts over a day. A 410
          response pauses the webhook.
        </li>
        <li>
          An event may arrive twice with the same <Code>Gable-Id</Code>.
        </li>
      </ul>
      <CodeBlock label="Example in JavaScript">{verifyExample}</CodeBlock>
      <CopyButton className="mt-3" value={verifyExample} copiedMessage="Example copied" label="Copy example" />
    </Card>
  )
}

function Code({ children }: { children: string }) {
  return <code className="rounded-sm bg-sunken px-1 font-mono text-ink text-label">{children}</code>
}
