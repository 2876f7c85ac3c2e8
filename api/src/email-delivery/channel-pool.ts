import type { Carrier, Channel } from './channel.ts'

/** Keeps channels open from one account to the next. */
export interface ChannelPool {
  maximum: number
  acquire(): Promise<Channel>
  release(channel: Channel): void
  closeAll(): void
}

export function createChannelPool(carrier: Carrier): ChannelPool {
  let idle: Channel[] = []
  return {
    maximum: carrier.channelMaximum,
    async acquire() {
      for (let channel = idle.pop(); channel; channel = idle.pop()) if (channel.isOpen()) return channel
      return carrier.open()
    },
    release(channel) {
      if (channel.isOpen()) idle.push(channel)
    },
    closeAll() {
      for (const channel of idle) channel.close()
      idle = []
    },
  }
}
