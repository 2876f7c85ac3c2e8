import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../feedback/toast.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'className'> {
  /** What lands on the clipboard. */
  value: string
  /** What the toast says afterwards, which is also what a screen reader hears. */
  copied: string
  label?: string | undefined
  /** Shows the picture alone, with the label as its tooltip. */
  iconOnly?: boolean | undefined
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ value, copied, label = 'Copy', iconOnly, ...look }: CopyButtonProps) {
  const [done, setDone] = useState(0)
  useEffect(() => {
    const later = setTimeout(() => setDone(0), done && 2000)
    return () => clearTimeout(later)
  }, [done])

  async function copy() {
    if (!(await copyText(value))) return void toast.error('The browser did not allow copying')
    setDone((count) => count + 1)
    toast.success(copied)
  }

  const icon = done ? Check : Copy
  if (iconOnly) return <IconButton {...look} icon={icon} label={label} onClick={copy} />
  return (
    <Button {...look} icon={icon} onClick={copy}>
      {label}
    </Button>
  )
}
