import { Button } from '../../design/inputs/button.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { shareIcons } from './share-icons.ts'
import { isShareable, openShareWindow, shareTargets } from './share-links.ts'

/** Opens the share page of a social network in a popup window. */
export function ShareButtons({ url }: { url: string }) {
  const isEnabled = isShareable(url)
  return (
    <div className="flex flex-wrap gap-2">
      {shareTargets.map(({ name, toShareUrl }) => (
        <Tooltip key={name} text={!isEnabled && 'The link must start with http or https.'}>
          <Button
            icon={shareIcons[name]}
            disabled={!isEnabled}
            aria-label={`Share on ${name}`}
            onClick={() => openShareWindow(toShareUrl(url))}
          >
            {name}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
