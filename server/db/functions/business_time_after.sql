-- Returns the time at which so many minutes of the team's hours have passed since a moment. All calculations use the
-- team's local time (shared/rules/team-hours.ts): a range that ends no later than it begins continues into the next
-- day, and a holiday also closes the night that begins on it. Without hours every minute counts. Null means that the
-- team is not available for more than a year.
create or replace function business_time_after(at timestamptz, minutes integer, team_hours jsonb, time_zone text)
returns timestamptz language plpgsql stable as $$
declare
  since timestamp := at at time zone time_zone;
  remaining interval := make_interval(mins => minutes);
  opening record;
begin
  if team_hours is null then return at + remaining; end if;
  for opening in
    select greatest(day + opens, since) as begins, day + closes + case when closes <= opens then interval '1 day' else '0' end as ends
    from generate_series(date_trunc('day', since) - interval '1 day', since + interval '400 days', interval '1 day') as day,
      lateral (select (range ->> 0)::time as opens, (range ->> 1)::time as closes
        from jsonb_array_elements(team_hours -> 'week' -> (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[extract(dow from day)::integer + 1])
          as range) ranges
    where not (team_hours -> 'holidays') ? to_char(day, 'YYYY-MM-DD')
    order by day, opens
  loop
    continue when opening.ends <= opening.begins;
    if opening.ends - opening.begins >= remaining then
      return (opening.begins + remaining) at time zone time_zone;
    end if;
    remaining := remaining - (opening.ends - opening.begins);
  end loop;
  return null;
end $$;
