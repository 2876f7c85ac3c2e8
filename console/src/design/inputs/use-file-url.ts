import { useEffect, useState } from 'react'

/** The URL to show a file from. For a local image it is an object URL, revoked when the file changes. */
export function useFileUrl(value: File | { url: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(value.url)
    if (!value.type.startsWith('image/')) return setUrl(undefined)
    const objectUrl = URL.createObjectURL(value)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [value])
  return url
}
