import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../feedback/toast.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'className'> {
  /** The text to copy. */
  value: string
  /** The toast after copying, also announced to screen readers. */
  copiedMessage: string
  label?: string | undefined
  /** Shows only the icon, with the label as a tooltip. */
  iconOnly?: boolean | undefined
}

/** Copies a text to the clipboard and confirms it with a toast. */
export function CopyButton({ value, copiedMessage, label = 'Copy', iconOnly, ...buttonProps }: CopyButtonProps) {
  const [copyCount, setCopyCount] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setCopyCount(0), copyCount && 2000)
    return () => clearTimeout(timer)
  }, [copyCount])

  async function handleClick() {
    if (!(await copyText(value))) return void toast.error('Your browser blocked copying')
    setCopyCount((count) => count + 1)
    toast.success(copiedMessage)
  }

  const icon = copyCount ? Check : Copy
  if (iconOnly) return <IconButton {...buttonProps} icon={icon} label={label} onClick={handleClick} />
  return (
    <Button {...buttonProps} icon={icon} onClick={handleClick}>
      {label}
    </Button>
  )
}
