import { type SocialNetwork, socialNetworks } from '@gable/shared/emails/blocks.ts'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../design/inputs/button.tsx'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../../../design/overlays/menu.tsx'
import { EmailTextField } from '../fields/email-text-field.tsx'
import { useFieldError } from '../fields/use-field-error.ts'
import type { BlockFieldsProps } from './block-field-props.ts'

export function SocialFields({ block, onChange }: BlockFieldsProps<'SOCIAL'>) {
  const { id, links } = block
  const { error } = useFieldError(id, 'links')
  const unused = socialNetworks.filter((network) => links.every((link) => link.network !== network))
  return (
    <>
      <ul className="space-y-4">
        {links.map(({ network, url }, index) => (
          <li key={network} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <EmailTextField
                blockId={id}
                field={`links.${index}.url`}
                label={networkLabels[network]}
                required
                placeholder="https://"
                hasMergeFields={false}
                value={url}
                onChange={(url) => onChange({ links: links.with(index, { network, url }) })}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove ${networkLabels[network]}`}
              className="mt-[26px]"
              onClick={() => onChange({ links: links.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ul>
      {error && <p className="text-danger-ink text-label">{error}</p>}
      {unused.length > 0 && (
        <Menu trigger={<Button icon={Plus}>Add Link</Button>}>
          {unused.map((network) => (
            <MenuItem key={network} onSelect={() => onChange({ links: [...links, { network, url: '' }] })}>
              {networkLabels[network]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

const networkLabels: Record<SocialNetwork, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  X: 'X',
}
