/** A request to the address of a workflow, for people who connect another system. */
export const createHookExample = (url: string): string => `curl -X POST '${url}' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: order-1042' \\
  -d '{
    "email": "nora@example.com",
    "phone": "512 555 0147",
    "name": "Nora Field",
    "tags": ["Open house"]
  }'`
