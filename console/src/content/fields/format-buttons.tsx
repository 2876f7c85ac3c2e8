import { Bold, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { LinkAddress, toLinkUrl } from '../../design/inputs/rich-text/link-url.ts'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import { insertText, type Selected, toggleList, toggleMark } from './text-markup.ts'

interface FormatButtonsProps {
  /** The label of the text. */
  label: string
  /** Changes the text around what is selected in it. */
  onEdit: (edit: (selected: Selected) => Selected) => void
}

/** Buttons for the markup of a text. */
export const FormatButtons = memo(function FormatButtons({ label, onEdit }: FormatButtonsProps) {
  const [isLinking, setLinking] = useState(false)
  return (
    <div role="toolbar" aria-label={`Formatting of ${label}`} className="flex gap-1">
      {formats.map(({ label, hint, icon, edit }) => (
        <IconButton key={label} size="sm" icon={icon} label={label} hint={hint} onClick={() => onEdit(edit)} />
      ))}
      <IconButton size="sm" icon={Link} label="Link" onClick={() => setLinking(true)} />
      <NameDialog
        open={isLinking}
        onClose={() => setLinking(false)}
        title="Link"
        description="Links the selected text."
        label="Link to"
        placeholder="https://"
        schema={LinkTarget}
        submitLabel="Insert"
        onSubmit={(address) => onEdit((selected) => insertLink(selected, toLinkUrl(address) ?? ''))}
      />
    </div>
  )
})

/** Brackets would end the link. */
const LinkTarget = LinkAddress.refine((text) => !/[()\s]/.test(text), 'A link cannot contain spaces or brackets')

function insertLink(selected: Selected, url: string): Selected {
  const { text, start, end } = selected
  return insertText(selected, `[${text.slice(start, end).trim() || url.replace(/^\w+:(\/\/)?/, '')}](${url})`)
}

export const toggleBold = (selected: Selected) => toggleMark(selected, '**')
export const toggleItalic = (selected: Selected) => toggleMark(selected, '_')

const formats: { label: string; hint?: string; icon: LucideIcon; edit: (selected: Selected) => Selected }[] = [
  { label: 'Bold', hint: 'Bold (Ctrl+B)', icon: Bold, edit: toggleBold },
  { label: 'Italic', hint: 'Italic (Ctrl+I)', icon: Italic, edit: toggleItalic },
  { label: 'List', icon: List, edit: toggleList },
]
