{{- define "wakil.name" -}}
{{- .Values.nameOverride | default .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "wakil.selector" -}}
app.kubernetes.io/name: wakil
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "wakil.labels" -}}
{{ include "wakil.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "wakil.image" -}}
{{- $repository := required "image.repository: expected the image that was built from the Dockerfile" .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{ $repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ $repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{- define "wakil.secret" -}}
{{- required "secretName: expected a Secret with wakil.DATABASE_URL, wakil.STORAGE, wakil.SECRET_KEY and wakil.SMTP_URL" .Values.secretName -}}
{{- end -}}
