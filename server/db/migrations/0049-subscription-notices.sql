-- Of what the owners were told: the end that was near, the end that has come, and the usage of which month. Another one is
-- told of anew.
alter table subscriptions add column ending_noticed_for timestamptz, add column ended_noticed_for timestamptz,
  add column usage_noticed_for timestamptz, add column usage_noticed text check (usage_noticed in ('near_limit', 'limit_reached'));
