-- Returns whether a message, or a request to a platform, has reached the platform. shared/rules/sent-status.ts defines
-- the same for the server and the browser, because a trigger's condition must be part of the database;
-- server/db/stated-twice.test.ts compares them.
create or replace function is_sent(status text) returns boolean language sql immutable parallel safe
  return status in ('sent', 'delivered', 'read');
