import { Button } from '../../design/inputs/button.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { shareIcons } from './share-icons.ts'
import { isShareable, openToShare, shareTargets } from './share-links.ts'

/** Hands a link on through somebody else, in a window of its own. */
export function ShareButtons({ url }: { url: string }) {
  const isUsable = isShareable(url)
  return (
    <div className="flex flex-wrap gap-2">
      {shareTargets.map(({ name, hrefFor }) => (
        <Tooltip key={name} text={!isUsable && 'The link must start with http or https.'}>
          <Button
            icon={shareIcons[name]}
            disabled={!isUsable}
            aria-label={`Share on ${name}`}
            onClick={() => openToShare(hrefFor(url))}
          >
            {name}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
