-- Creates an organisation with its owner and its agents. The application chooses the organisation's id, so that it can
-- write the organisation's first rows in the same transaction. `new_agents` contains [{kind, name_ar, name_en,
-- greeting_ar, greeting_en}].
create or replace function gate.sign_up(
  new_organization uuid, a_name text, brand_ar text, brand_en text, industry text, phone text, address text, owner_name text, hash text,
  new_agents jsonb)
returns uuid language sql security definer set search_path = public, pg_temp as $$
  insert into organizations (id, name, brand_ar, brand_en, industry, phone, support_email)
    values (new_organization, a_name, brand_ar, brand_en, industry, phone, address);
  insert into agents (organization_id, kind, name_ar, name_en, greeting_ar, greeting_en)
    select new_organization, a.kind, a.name_ar, a.name_en, a.greeting_ar, a.greeting_en
    from jsonb_to_recordset(new_agents) as a(kind text, name_ar text, name_en text, greeting_ar text, greeting_en text);
  insert into members (organization_id, email, name, role, password_hash)
    values (new_organization, address, owner_name, 'owner', hash) returning id;
$$;
