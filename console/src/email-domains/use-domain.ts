import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** A sending domain and its actions. */
export function useDomain(domainId: string) {
  const refresh = useRefresh()
  const errorToast = useErrorToast()
  const [isChecking, setChecking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const params = { domainId }
  const { data, error, isValidating, mutate } = useApi('GET /agent/custom-domain/:domainId', !isRemoving && { params })
  useLiveEvent('email-domains', ({ id }) => {
    if (id === domainId && !isRemoving) void mutate()
  })

  async function check() {
    setChecking(true)
    errorToast.dismiss()
    try {
      const checked = await call('POST /agent/custom-domain/:domainId/checked', { params })
      await mutate(checked, { revalidate: false })
      if (checked.isVerified && !checked.stopsAt) toast.success('Every required record was found')
      else toast('Some records are still missing or wrong')
      await refresh('GET /agent/custom-domain')
    } catch (error) {
      errorToast.show(error)
    } finally {
      setChecking(false)
    }
  }

  return {
    domain: data,
    error,
    isValidating,
    isChecking,
    isRemoving,
    check,
    retry: () => mutate(),
    rotate: async () => {
      await mutate(await call('POST /agent/custom-domain/:domainId/keys/rotated', { params }), { revalidate: false })
      toast.success('New key created')
    },
    remove: async () => {
      setRemoving(true)
      try {
        await call('DELETE /agent/custom-domain/:domainId', { params })
      } catch (error) {
        setRemoving(false)
        throw error
      }
      toast.success('Domain removed')
      await refresh('GET /agent/custom-domain')
    },
  }
}
