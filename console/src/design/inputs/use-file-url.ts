import { useEffect, useState } from 'react'

/** An address to show a picture from: its own, or one into memory that is given back afterwards. */
export function useFileUrl(value: File | { url: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(value.url)
    if (!value.type.startsWith('image/')) return setUrl(undefined)
    const made = URL.createObjectURL(value)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [value])
  return url
}
