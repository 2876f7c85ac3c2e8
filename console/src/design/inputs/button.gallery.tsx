import { Archive, ChevronDown, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Toaster } from '../feedback/toast.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'

function Buttons() {
  const [busy, setBusy] = useState(false)
  const [clickCount, setClickCount] = useState(0)
  return (
    <>
      <Toaster />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Example key={size} title={`Size ${size}`}>
          <Button size={size} variant="primary" icon={Plus}>
            New widget
          </Button>
          <Button size={size}>Cancel</Button>
          <Button size={size} variant="quiet" iconAfter={ChevronDown}>
            Last 30 days
          </Button>
          <Button size={size} variant="danger" icon={Trash2}>
            Delete
          </Button>
          <IconButton size={size} icon={Ellipsis} label="More" />
          <IconButton size={size} variant="secondary" icon={Archive} label="Archive" />
        </Example>
      ))}
      <Example title="Busy">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant} busy>
            Saving
          </Button>
        ))}
        <IconButton icon={Archive} label="Archive" busy />
        <Button
          variant="primary"
          busy={busy}
          onClick={() => {
            setBusy(true)
            setClickCount(clickCount + 1)
            setTimeout(() => setBusy(false), 1500)
          }}
        >
          Publish
        </Button>
        <output className="text-muted">Clicked {clickCount} times</output>
      </Example>
      <Example title="Disabled, with a reason">
        <Tooltip text="You cannot clone widgets as you've reached your plan's limit.">
          <Button disabled>Clone</Button>
        </Tooltip>
        <Button variant="primary" disabled>
          New widget
        </Button>
        <IconButton icon={Archive} label="Unarchive" hint="You've reached your plan's limit." disabled />
      </Example>
      <Example title="Links">
        <Button to="/design">Back to overview</Button>
        <Button variant="primary" href="https://example.com" target="_blank">
          Open page
        </Button>
        <p>
          Read the <Link to="/design">component list</Link> or the <Link href="https://example.com">guide</Link>.
        </p>
        <Link to="/design" tone="plain">
          Table row name
        </Link>
      </Example>
      <Example title="Copy buttons">
        <CopyButton value="https://example.com/embed/search.js" copiedMessage="Link copied" label="Copy link" />
        <CopyButton value="1204" copiedMessage="Number copied" label="Copy number" iconOnly />
      </Example>
    </>
  )
}

export default { title: 'Buttons', group: 'Actions', render: () => <Buttons /> } satisfies GalleryEntry
