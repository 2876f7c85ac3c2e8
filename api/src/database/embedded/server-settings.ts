/** Passed on the command line, so that clusters of older releases get current settings, too. */
export const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=200',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'wal_compression=on',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'log_line_prefix=%m [%p] %q%d ',
]

/** For temporary data: a power failure may lose everything, but nothing waits for the disk. */
export const temporaryServerSettings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=512MB',
]
