import { useState } from "react";
import { Columns, Section } from "#web/components/portal/Page.tsx";
import { Confidence } from "#web/components/knowledge/Confidence.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { CodeField } from "#web/ui/CodeField.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { PhoneField } from "#web/ui/PhoneField.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextField } from "#web/ui/TextField.tsx";

const none = () => {};

/** The fields of a form, filled with samples: words here are no texts of the product. */
export function GalleryFields() {
  const [isOn, setOn] = useState(true);
  return (
    <Section title="حقول">
      <Columns even>
        <div style={{ display: "grid", gap: "1rem" }}>
          <TextField label="اسم العلامة بالعربية" value="محمصة سهيل" onChange={none} hint="كما ينطقه الوكيل" />
          <TextField
            label="بالإنجليزية"
            direction="ltr"
            value="Suhail Roasters"
            onChange={none}
            note="(اختياري)"
          />
          <TextField
            label="البريد"
            type="email"
            value="noura@saqia"
            onChange={none}
            error="اكتب بريدًا إلكترونيًا صحيحًا"
          />
          <PhoneField label="الجوال" value="+966 55 555 0187" onChange={none} />
          <PasswordField label="كلمة المرور" value="12345678" onChange={none} autoComplete="new-password" />
          <TextField label="رسالة" value="" onChange={none} lines={3} placeholder="اكتب هنا" />
        </div>
        <div style={{ display: "grid", gap: "1rem", alignContent: "start" }}>
          <Select
            label="النشاط"
            value="a"
            onChange={none}
            options={[{ value: "a", label: "مطاعم ومقاهٍ وأغذية" }]}
          />
          <CodeField label="الرمز" value="1234" onChange={none} />
          <CopyField
            label="رابط المحادثة"
            value="https://wakil.example/chat/7Hq2mZ0d4kTqYx81LrNvBw3sEoPaUiCf"
          />
          <CopyField
            label="شفرة التضمين"
            lines={3}
            value={
              '<iframe src="https://wakil.example/chat/7Hq2mZ0d4kTqYx81LrNvBw3sEoPaUiCf?isWidget=true" allow="fullscreen"></iframe>'
            }
          />
          <Checkbox checked={isOn} onChange={setOn} note="ليجيب عنه وحده في المرة القادمة">
            علّم الوكيل هذا الجواب
          </Checkbox>
          <Switch isOn={isOn} onChange={setOn} label="يعمل" />
          <Confidence at={0.41} answersFrom={0.7} note="يجيب وحده من 70% فما فوق" />
        </div>
      </Columns>
    </Section>
  );
}
