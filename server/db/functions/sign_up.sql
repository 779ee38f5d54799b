-- Creates an organisation and its owner. The application chooses the organisation's id, so that it can write the
-- first rows of it in the same transaction.
create or replace function gate.sign_up(
  new_organization uuid, a_name text, brand_ar text, brand_en text, industry text, phone text, address text, owner_name text, hash text)
returns uuid language sql security definer set search_path = public, pg_temp as $$
  insert into organizations (id, name, brand_ar, brand_en, industry, phone, support_email)
    values (new_organization, a_name, brand_ar, brand_en, industry, phone, address);
  insert into members (organization_id, email, name, role, password_hash)
    values (new_organization, address, owner_name, 'owner', hash) returning id;
$$;
