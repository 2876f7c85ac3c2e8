import { verifyExample } from '@gable/shared/webhooks/verify-example.ts'
import { CodeBlock } from '../design/data/code-block.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'

/** What a receiver has to know. */
export function VerifyCard() {
  return (
    <Card
      title="How to verify a call"
      description="Each call is signed with the secret of its webhook, together with the time."
    >
      <ul className="mb-3 list-disc space-y-1 pl-5 text-muted">
        <li>
          <Code>Gable-Signature</Code> is <Code>v1=</Code> and the HMAC-SHA256 of <Code>Gable-Timestamp</Code>, a dot
          and the body.
        </li>
        <li>
          Answer with any 2xx status within 10 seconds. Anything else is tried again, ten times over a day; 410 pauses
          the webhook.
        </li>
        <li>
          An event may come twice: <Code>Gable-Id</Code> is the same both times.
        </li>
      </ul>
      <CodeBlock label="Example in JavaScript">{verifyExample}</CodeBlock>
      <CopyButton className="mt-3" value={verifyExample} copied="The example is copied" label="Copy example" />
    </Card>
  )
}

function Code({ children }: { children: string }) {
  return <code className="rounded-sm bg-sunken px-1 font-mono text-ink text-label">{children}</code>
}
